/** How much of the machine a search may take. */
export type Power = 'full' | 'half'

/** Workers for a power; one core stays with the page, so that it never stutters. */
export function countWorkers(power: Power): number {
  const cores = navigator.hardwareConcurrency || 2
  return Math.max(1, power === 'full' ? cores - 1 : Math.floor(cores / 2))
}
