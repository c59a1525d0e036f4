/** Candidates per second over the last seconds. */
export class RateMeter {
  private readonly windowMs: number
  private readonly now: () => number
  private parts: { at: number; tried: number }[] = []
  private startedAt: number

  constructor(now: () => number, windowMs = 4_000) {
    this.now = now
    this.windowMs = windowMs
    this.startedAt = now()
  }

  add(tried: number): void {
    const at = this.now()
    this.parts.push({ at, tried })
    this.parts = this.parts.filter((part) => at - part.at < this.windowMs)
  }

  /** After a pause: what was measured before says nothing about now. */
  restart(): void {
    this.parts = []
    this.startedAt = this.now()
  }

  /** Per second; 0 until there is something to say. */
  rate(): number {
    const now = this.now()
    const recent = this.parts.filter((part) => now - part.at < this.windowMs)
    const span = Math.min(this.windowMs, now - this.startedAt)
    const tried = recent.reduce((sum, part) => sum + part.tried, 0)
    return span < 200 ? 0 : (tried / span) * 1_000
  }
}
