const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Seconds as `days:hours:minutes:seconds` (specification, section 9, time helper); hours, minutes and seconds in two digits.
 * @param seconds length in seconds; fractions are cut, a negative length reads as zero.
 */
export function formatClockDuration(seconds: bigint | number): string {
  const total = Math.max(0, Math.trunc(Number(seconds)))
  const days = Math.floor(total / 86_400)
  const hours = Math.floor((total % 86_400) / 3_600)
  const minutes = Math.floor((total % 3_600) / 60)
  return `${days}:${pad(hours)}:${pad(minutes)}:${pad(total % 60)}`
}
