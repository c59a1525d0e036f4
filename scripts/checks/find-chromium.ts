import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that tests drive: `SLIPWAY_CHROMIUM`, else one of the usual places, else undefined. */
export function findChromium(): string | undefined {
  const named = process.env.SLIPWAY_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return knownPlaces.find((place) => existsSync(place))
}

/**
 * Installs Debian's Chromium where that is possible (root, with apt), and says what is missing where it is not.
 * @throws Error naming the remedy.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('slipway: installing Chromium for the browser tests …\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set SLIPWAY_CHROMIUM to its path.',
  )
}
