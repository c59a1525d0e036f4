interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly properties?: readonly { readonly name: string }[]
}

/** What we read of npm's list of materials (CycloneDX). */
export interface Materials {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Released {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const refOf = ({ name, version }: Released) => `${name}@${version}`
const nameOf = (ref: string) => ref.slice(0, ref.indexOf('@', 1))

/**
 * The materials of released packages alone. npm lists those of the whole tree with all that it is developed with, and
 * leaves out, when told to leave that out, also what is needed for both.
 *
 * @param released with their dependencies and new versions, as they are published
 */
export function listMaterials(tree: Materials, released: readonly Released[]): Materials {
  const ours = new Map(released.map((manifest) => [manifest.name, manifest]))
  const findOwn = (ref: string) => ours.get(nameOf(ref))
  const edges = new Map(tree.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const needsOf = (ref: string) => {
    const { dependencies } = findOwn(ref) ?? {}
    const all = edges.get(ref) ?? []
    return ours.has(nameOf(ref)) ? all.filter((each) => nameOf(each) in (dependencies ?? {})) : all
  }
  const own = tree.components.map((each) => each['bom-ref']).filter(findOwn)
  const needed = new Set(own)
  // A set hands out also what is added meanwhile.
  for (const ref of needed) for (const each of needsOf(ref)) needed.add(each)

  const { component } = tree.metadata
  const root = { name: nameOf(component['bom-ref']), version: released[0]?.version ?? '' }
  const rename = (ref: string) => {
    const manifest = findOwn(ref)
    return manifest ? refOf(manifest) : ref
  }
  return {
    ...tree,
    metadata: { ...tree.metadata, component: asReleased(component, root) },
    components: tree.components
      .filter((each) => needed.has(each['bom-ref']))
      .map((each) => {
        const manifest = findOwn(each['bom-ref'])
        return manifest ? asReleased(each, manifest) : each
      }),
    dependencies: [
      { ref: refOf(root), dependsOn: own.map(rename) },
      ...[...needed].map((ref) => ({ ref: rename(ref), dependsOn: needsOf(ref).map(rename) })),
    ],
  }
}

/** Names are whole ones: npm writes that of the folder. That ours are private is so in the tree alone. */
function asReleased(component: Component, manifest: Released): Component {
  const { name, version } = manifest
  const properties = (component.properties ?? []).filter((each) => !each.name.endsWith(':private'))
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { ...component, 'bom-ref': refOf(manifest), name, version, purl, properties }
}
