/** Variables that cannot be set together, or not apart. */
export class ApiConfigError extends Error {
  override readonly name = 'ApiConfigError'
  readonly code = 'API_CONFIG'

  constructor(variables: string) {
    super(`${variables}: see docs/runbooks/deploy.md for what belongs together.`)
  }
}
