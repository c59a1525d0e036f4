/** What an unopened screen belongs to; decides its explanation. */
export type UnopenedTopic = 'solana'

/**
 * Screens of the route table that this release does not open yet, and the only such list: whoever
 * opens one adds its route file and removes its line. A test demands that every route is either
 * here or has a file, never both.
 */
export const unopenedRoutes: Readonly<Record<string, UnopenedTopic>> = {
  '/solana': 'solana',
}
