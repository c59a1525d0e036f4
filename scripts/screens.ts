// `npm run screens [-- --accept] [screen …]`: pictures of the last full look at the screens, beside those that were accepted
// on this machine. Fonts differ between machines, so accepted pictures stay on theirs, in .slipway/accepted-screens.
//
//   node apps/e2e/src/main.ts --screens full --only sweep/routes    takes the pictures
//   npm run screens                                                 compares; fails where a main screen changed
//   npm run screens -- --accept token_create                        after a look at the sheet that it names
//
// Names are those of the folders in .slipway/screens; none means all.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeOpen, renderChangedSheet } from './screens/changed-sheet.ts'
import { acceptScreens, compareScreens, listPictures } from './screens/compare-screens.ts'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.slipway')
const [taken, accepted, changed] = ['screens', 'accepted-screens', 'changed-screens'].map((name) =>
  join(folder, name),
) as [string, string, string]
const { values, positionals: screens } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const print = (text: string) => void process.stdout.write(`${text}\n`)

function compare(): void {
  const open = compareScreens(taken, accepted, screens)
  const main = open.filter(({ isMain }) => isMain)
  const looked = listPictures(taken, screens).length
  rmSync(changed, { recursive: true, force: true })
  if (open.length > 0) {
    mkdirSync(changed, { recursive: true })
    const folders = { taken: '../screens', accepted: '../accepted-screens' }
    writeFileSync(join(changed, 'index.html'), renderChangedSheet(open, folders))
  }
  for (const one of main) print(`${one.picture}: ${describeOpen(one)}`)
  print(
    `screens: ${looked} pictures, ${main.length} of main screens differ from what was accepted, ${open.length - main.length} of others`,
  )
  if (open.length > 0) print(`screens: ${join(changed, 'index.html')}`)
  process.exitCode = main.length === 0 ? 0 : 1
}

if (!existsSync(taken) || listPictures(taken, screens).length === 0) {
  process.stderr.write(
    'There are no such pictures. node apps/e2e/src/main.ts --screens full --only sweep/routes takes them.\n',
  )
  process.exitCode = 2
} else if (values.accept) {
  print(`screens: ${acceptScreens(taken, accepted, screens)} pictures accepted`)
} else {
  compare()
}
