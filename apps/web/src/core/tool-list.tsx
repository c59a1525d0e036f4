import { AppLink } from './app-link.tsx'
import { type CatalogueEntry, toolCatalogue } from './tool-catalogue.ts'
import classes from './tool-list.module.css'

interface ToolListProps {
  /** Those of the catalogue, unless others are given. */
  tools?: readonly CatalogueEntry[]
  /** What each is for, by its name; without, the list is short. */
  texts?: Readonly<Partial<Record<string, () => string>>>
  /** Names of tools that the page shows elsewhere. */
  except?: readonly string[]
}

/** Tools, each leading to its screen. */
export function ToolList({ tools = toolCatalogue, texts, except = [] }: ToolListProps) {
  return (
    <ul className={classes.list} data-short={texts === undefined || undefined}>
      {tools
        .filter(({ name }) => !except.includes(name))
        .map(({ name, title, Icon, path, search }) => (
          <li key={name}>
            <AppLink to={path} {...(search && { search })} className={classes.tool}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <strong>{title()}</strong>
              {texts && <span>{texts[name]?.()}</span>}
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
