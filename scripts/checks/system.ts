// What the tests need from the system, before any of them runs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const knownPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that tests drive: `SLIPWAY_CHROMIUM`, else one of the usual places, else undefined. */
function findChromium(): string | undefined {
  const named = process.env.SLIPWAY_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return knownPlaces.find((place) => existsSync(place))
}

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** A Firefox of this machine, which a few tests of the full run use too: `SLIPWAY_FIREFOX`, else a usual place, else undefined. */
export function findFirefox(): string | undefined {
  const named = process.env.SLIPWAY_FIREFOX
  if (named) return existsSync(named) ? named : undefined
  return firefoxPlaces.find((place) => existsSync(place))
}

/**
 * A font for Chinese: boxes in place of characters have other widths, and a journey that measures or photographs a page
 * in Chinese would then tell of the boxes. Other systems than Linux come with one.
 */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

/**
 * Debian packages that are missing, each with the remedy for those who cannot install it like that. The engine alone
 * comes first: every window of the whole browser starts pages of its own, which cost a third of a journey's time.
 */
function missingPackages(): { names: readonly string[]; remedy: string }[] {
  const chromium = {
    names: ['chromium-headless-shell', 'chromium'],
    remedy:
      'The browser tests need Chromium (Debian: apt-get install chromium); SLIPWAY_CHROMIUM names another path.',
  }
  const font = {
    names: ['fonts-noto-cjk'],
    remedy:
      'The browser tests need a font with Chinese characters (Debian: apt-get install fonts-noto-cjk).',
  }
  return [...(findChromium() ? [] : [chromium]), ...(hasChineseFont() ? [] : [font])]
}

function install(name: string): void {
  process.stdout.write(`slipway: installing ${name} for the browser tests …\n`)
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Installs Debian's Chromium and a Chinese font where they are missing and that is possible (root, with apt).
 * @throws Error naming the remedy
 */
export function ensureBrowser(): void {
  if (missingPackages().length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    // The next name is for systems whose archive lacks the one before it.
    for (const choice of [0, 1])
      for (const { names } of missingPackages()) if (names[choice]) install(names[choice])
  }
  const left = missingPackages()
  if (left.length > 0) throw new Error(left.map(({ remedy }) => remedy).join('\n'))
}

/** Path of the Chromium that tests drive. @throws Error naming the remedy */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  throw new Error(missingPackages()[0]?.remedy)
}

if (import.meta.main) ensureBrowser()
