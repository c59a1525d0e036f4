import { AppLink } from './app-link.tsx'
import { type ToolName, toolCatalogue } from './tool-catalogue.ts'
import classes from './tool-list.module.css'

interface ToolListProps {
  /** Without the sentence that says what each is for. */
  isShort?: boolean
  /** Tools that the page shows elsewhere. */
  except?: readonly ToolName[]
}

/** The tools of the catalogue, each leading to its screen. */
export function ToolList({ isShort = false, except = [] }: ToolListProps) {
  return (
    <ul className={classes.list} data-short={isShort || undefined}>
      {toolCatalogue
        .filter(({ name }) => !except.includes(name))
        .map(({ name, title, text, Icon, path, search }) => (
          <li key={name}>
            <AppLink to={path} {...(search && { search })} className={classes.tool}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <strong>{title()}</strong>
              {!isShort && <span>{text()}</span>}
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
