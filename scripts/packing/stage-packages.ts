import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Manifest, stageManifest } from './stage-manifest.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What others may install, each after what it depends on. */
const publishedPackages = [
  'chains',
  'deployments',
  'messages',
  'sdk',
  'vanity-address',
  'verification',
  'cli',
] as const

type PublishedPackage = (typeof publishedPackages)[number]

/** Folders that go along as they are. */
const assets: Readonly<Partial<Record<PublishedPackage, readonly string[]>>> = {
  chains: ['logos'],
  messages: ['generated'],
}

const sourceOf = (name: PublishedPackage) => `${name === 'cli' ? 'apps' : 'packages'}/${name}`

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stdout}${stderr}`)
}

/** Compiled texts name the sources beside them; in the published package these lie in `dist`, compiled. */
function pointAtCompiled(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => /\.(?:js|d\.ts)$/.test(one))) {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    const pointed = text.replace(/(from '(?:\.\.\/)+)src\/([^']+)\.ts'/g, "$1dist/$2.js'")
    if (pointed !== text) writeFileSync(path, pointed)
  }
}

/** Compiles everything into a folder as the tree has it: libraries, which know nothing of Node, and the program that runs on it. */
function compile(into: string): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  run(process.execPath, [join(root, 'packages', 'messages', 'compile.ts')], root)
  for (const config of ['tsconfig.published.json', 'tsconfig.published-cli.json'])
    run(process.execPath, [compiler, '-p', config, '--outDir', into], root)
}

/**
 * Compiles the published packages into folders of their own below `folder`, ready for `npm publish`: JavaScript modules,
 * their types, manifest, readme and licence.
 *
 * @returns the folders, each after what it depends on
 * @throws with what the compiler said
 */
export function stagePackages(folder: string): readonly string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compiled = join(folder, '.compiled')
  compile(compiled)
  const staged = publishedPackages.map((name) => stagePackage(name, compiled, folder))
  rmSync(compiled, { recursive: true })
  return staged
}

function stagePackage(name: PublishedPackage, compiled: string, folder: string): string {
  const [source, staged] = [join(root, sourceOf(name)), join(folder, name)]
  mkdirSync(staged)
  renameSync(join(compiled, sourceOf(name), 'src'), join(staged, 'dist'))
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  const text = `${JSON.stringify(stageManifest(manifest), null, 2)}\n`
  writeFileSync(join(staged, 'package.json'), text)
  for (const asset of assets[name] ?? [])
    cpSync(join(source, asset), join(staged, asset), { recursive: true })
  if (name === 'messages') pointAtCompiled(join(staged, 'generated'))
  cpSync(join(source, 'README.md'), join(staged, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  if (!existsSync(join(staged, 'dist'))) throw new Error(`${name}: nothing was compiled`)
  return staged
}

/** Packs staged folders as `npm publish` would. @returns the archives, in the same order */
export function packFolders(staged: readonly string[], folder: string): readonly string[] {
  return staged.map((source) => {
    const { name, version } = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    ) as Manifest
    run('npm', ['pack', '--silent', '--pack-destination', folder], source)
    return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  })
}
