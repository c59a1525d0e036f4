/** The ten places where a project is found (specification section 3). */
export const linkNames = [
  'website',
  'twitter',
  'facebook',
  'telegram',
  'github',
  'discord',
  'instagram',
  'reddit',
  'mirror',
  'youtube',
] as const
export type LinkName = (typeof linkNames)[number]

/** Whether a text is a web address that every browser opens safely. */
export function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:'
  } catch {
    return false
  }
}
