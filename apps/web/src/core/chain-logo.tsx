const urls = import.meta.glob<string>('../../../../packages/chains/logos/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})
const urlOf = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1), url]))

interface ChainLogoProps {
  /** File name of the chain entry. */
  logo: string
  /** Side in CSS pixels. */
  size?: number
}

/** A network's own drawing; decoration beside its name. */
export function ChainLogo({ logo, size = 24 }: ChainLogoProps) {
  return <img src={urlOf.get(logo)} width={size} height={size} alt="" loading="lazy" />
}
