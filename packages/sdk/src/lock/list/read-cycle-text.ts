const secondsOf: Readonly<Record<string, bigint>> = {
  '': 1n,
  s: 1n,
  m: 60n,
  min: 60n,
  h: 3_600n,
  d: 86_400n,
  w: 604_800n,
}

/** A length as people write it in a list: seconds, or `15m`, `12h`, `30d`, `4w`. @returns seconds; undefined for no length. */
export function readCycleText(text: string): bigint | undefined {
  const match = /^(\d{1,12})\s*(s|m|min|h|d|w|)$/i.exec(text.trim())
  const unit = secondsOf[(match?.[2] ?? '').toLowerCase()]
  return match?.[1] && unit !== undefined ? BigInt(match[1]) * unit : undefined
}
