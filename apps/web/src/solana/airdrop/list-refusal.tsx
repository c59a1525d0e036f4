import classes from './airdrop.module.css'

/** Why no airdrop can be made of a list yet, where that is mended; a refused submission goes there. */
export function ListRefusal({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={classes.error} role="alert" tabIndex={-1} data-refusal>
      {text}
    </p>
  )
}
