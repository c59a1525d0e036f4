import { AppLink } from './app-link.tsx'
import { type ToolName, toolCatalogue } from './tool-catalogue.ts'
import classes from './tool-list.module.css'

interface ToolListProps {
  /** What each is for; without, the list is short. */
  texts?: Readonly<Record<ToolName, () => string>>
  /** Tools that the page shows elsewhere. */
  except?: readonly ToolName[]
}

/** The tools of the catalogue, each leading to its screen. */
export function ToolList({ texts, except = [] }: ToolListProps) {
  return (
    <ul className={classes.list} data-short={texts === undefined || undefined}>
      {toolCatalogue
        .filter(({ name }) => !except.includes(name))
        .map(({ name, title, Icon, path, search }) => (
          <li key={name}>
            <AppLink to={path} {...(search && { search })} className={classes.tool}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <strong>{title()}</strong>
              {texts && <span>{texts[name]()}</span>}
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
