import classes from './presale-parts.module.css'

/** What a presale has to show, each in a word or two. */
export function PresaleTags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
