/** An empty database for tests, on either engine. */
export interface TestDatabase {
  url: string
  /** Stops the server and keeps its data. */
  pause: () => Promise<void>
  /** Ends the server like a crash would: what it had not flushed is gone. */
  kill: () => Promise<void>
  /** Starts it again under the same address. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}
