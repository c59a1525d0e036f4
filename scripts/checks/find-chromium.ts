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
  const found = findChromium() ?? (installDebian('chromium') ? findChromium() : undefined)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set SLIPWAY_CHROMIUM to its path.',
  )
}

/**
 * Installs a font for Chinese where a Linux has none: boxes in place of characters have other widths, and a journey that
 * measures or photographs a page in Chinese would then tell of the boxes.
 * @throws Error naming the remedy.
 */
export function ensureChineseFont(): void {
  if (process.platform !== 'linux' || hasChineseFont()) return
  if (installDebian('fonts-noto-cjk') && hasChineseFont()) return
  throw new Error(
    'The journeys need a font with Chinese characters. Install one (Debian: apt-get install fonts-noto-cjk).',
  )
}

function hasChineseFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

/** @returns whether it could be tried: as root, with apt */
function installDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`slipway: installing ${name} for the browser tests …\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'] })
  return true
}
