/** An environment variable holds what the server cannot work with. */
export class ServerConfigurationError extends Error {
  override readonly name = 'ServerConfigurationError'
  readonly code = 'web/configuration'
  readonly variable: string

  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable}: ${problem}.`, options)
    this.variable = variable
  }
}
