/** What proves a feature, and where it lives. */
export type Feature = {
  /** Folders of these names, wherever they stand, hold its code and its unit and contract tests. */
  readonly folders: readonly string[]
  /** Integration tests in folders that features share: names without ending. */
  readonly integration: readonly string[]
  /** Journeys outside its own folders: paths below `apps/e2e/src` without ending. */
  readonly journeys?: readonly string[]
  /** The one way that every run of the gate goes. */
  readonly gate: { readonly integration: readonly string[]; readonly journeys: readonly string[] }
}
