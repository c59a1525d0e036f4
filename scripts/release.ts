// `npm run release`: gives all packages the next version, packs and tries them, and makes commit and tag; see CONTRIBUTING.md.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { closeChangelog } from './packing/close-changelog.ts'
import { listMaterials } from './packing/list-materials.ts'
import { nextVersion } from './packing/next-version.ts'
import { setLockVersion, setManifestVersion } from './packing/set-version.ts'
import type { Manifest } from './packing/stage-manifest.ts'
import { packFolders, stagePackages } from './packing/stage-packages.ts'
import { lintPackages, tryArchives } from './packing/try-archives.ts'

const help = `npm run release -- <major | minor | patch | 1.2.3> [options]

  --dry-run      leaves the tree as it is: packs, checks, installs and says what would be published
                 (without a version: the present one)
  --to <folder>  where the archives go; .slipway/packages unless told

Makes a commit and a tag, and pushes neither. The tag, once pushed, is what the forge builds, proves and publishes.
`
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    to: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const isDryRun = values['dry-run']
const folder = resolve(values.to ?? join('.slipway', 'packages'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const print = (text: string) => process.stdout.write(`${text}\n`)

function run(command: string, args: readonly string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

function demandCleanTree(version: string): void {
  if (run('git', ['status', '--porcelain']) !== '')
    throw new Error('There are changes that are not committed: a release is made of a commit.')
  if (run('git', ['tag', '--list', `v${version}`]) !== '')
    throw new Error(`v${version} is tagged already.`)
}

const rewritten = () => [
  'package.json',
  ...globSync(['packages/*/package.json', 'apps/*/package.json', 'contracts/package.json'], {
    cwd: root,
  }),
]

const asText = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`

/** Versions of all packages, the lock file and the changelog. */
function writeVersion(version: string): readonly string[] {
  const files = rewritten()
  for (const path of files)
    writeFileSync(join(root, path), asText(setManifestVersion(JSON.parse(read(path)), version)))
  const lock = asText(setLockVersion(JSON.parse(read('package-lock.json')), version))
  writeFileSync(join(root, 'package-lock.json'), lock)
  writeFileSync(join(root, 'CHANGELOG.md'), closeChangelog(read('CHANGELOG.md'), version))
  return [...files, 'package-lock.json', 'CHANGELOG.md']
}

const readManifest = (staged: string): Manifest =>
  JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))

/** Packages as they would have the version, whatever the tree says. */
function stageAs(version: string): readonly string[] {
  const staged = stagePackages(folder)
  for (const path of staged) {
    const manifest = setManifestVersion(readManifest(path), version)
    writeFileSync(join(path, 'package.json'), asText(manifest))
  }
  return staged
}

/** The archives, a list of what they are made of, and the sums of both. */
async function pack(version: string): Promise<readonly string[]> {
  const staged = stageAs(version)
  const faults = await lintPackages(staged)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const archives = packFolders(staged, folder)
  tryArchives(staged, archives)
  const sbom = join(folder, 'sbom.json')
  const manifests = staged.map(readManifest)
  const ours = manifests.map(({ name }) => `--workspace=${name}`)
  const asked = ['sbom', '--legacy-peer-deps', '--sbom-format', 'cyclonedx', ...ours]
  const materials = listMaterials(JSON.parse(run('npm', asked)), manifests)
  writeFileSync(sbom, asText(materials))
  const files = [...archives, sbom]
  const sums = files.map((path) => {
    const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
    return `${sum}  ${basename(path)}`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`)
  return sums
}

async function release(step: string | undefined): Promise<void> {
  const current: string = JSON.parse(read('package.json')).version
  if (step === undefined && !isDryRun) throw new Error('Which version? See --help.')
  const version = step === undefined ? current : nextVersion(current, step)
  if (step !== undefined) closeChangelog(read('CHANGELOG.md'), version)
  if (!isDryRun) demandCleanTree(version)
  print(`${current === version ? version : `${current} becomes ${version}`}; packing …`)
  const sums = await pack(version)
  print(
    `In ${folder}, checked, installed into an empty folder and started:\n  ${sums.join('\n  ')}`,
  )
  if (isDryRun) {
    print(
      `Nothing was changed. The tag v${version} would publish these archives, sbom.json and SHA256SUMS on the forge, with a signed proof of where they were built.`,
    )
    return
  }
  run('git', ['add', '--', ...writeVersion(version)])
  run('git', ['commit', '--quiet', '-m', `chore: release ${version}`])
  run('git', ['tag', '--annotate', `v${version}`, '-m', `v${version}`])
  print(`Committed and tagged v${version}. To publish it: git push --follow-tags`)
}

if (values.help) print(help)
else
  release(positionals[0]).catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
