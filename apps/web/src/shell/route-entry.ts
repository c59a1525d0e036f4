/** A heading of the menu. */
export type MenuGroup =
  | 'home'
  | 'dashboard'
  | 'token'
  | 'presale'
  | 'lock'
  | 'staking'
  | 'airdrop'
  | 'nft'
  | 'whitelist'
  | 'badges'
  | 'tools'
  | 'account'

/** One screen: what the shell knows about it before its code is loaded. */
export interface RouteEntry {
  /** Address with `$name` for a changing part, e.g. `/presale/detail/$id`. */
  readonly path: string
  /** Read at render, never at module load: the language may differ. */
  readonly title: () => string
  readonly group: MenuGroup
  /** True for routes that the menu does not show. */
  readonly hidden?: true
  /** Permission tag of specification section 6. */
  readonly permission?: 'dashboard'
  /**
   * True where users take out what is theirs. The restricted-region notice never covers these
   * (settled S-05).
   */
  readonly exit?: true
  /** True for pages that take no place in the tab bar. */
  readonly noTab?: true
}
