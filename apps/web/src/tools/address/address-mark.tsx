import classes from './address-tool.module.css'

interface AddressMarkProps {
  /** The whole address. */
  address: string
  /** Characters to set apart, by index; none for addresses that a pattern found. */
  marked: ReadonlySet<number>
}

/** An address with the wanted characters set apart. */
export function AddressMark({ address, marked }: AddressMarkProps) {
  const runs: { text: string; isMarked: boolean; at: number }[] = []
  for (const [at, character] of [...address].entries()) {
    const isMarked = marked.has(at)
    const last = runs.at(-1)
    if (last && last.isMarked === isMarked) last.text += character
    else runs.push({ text: character, isMarked, at })
  }
  return (
    <span className={classes.address}>
      {runs.map(({ text, isMarked, at }) =>
        isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  )
}
