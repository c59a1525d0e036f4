import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../core/app-link.tsx'
import critique from '../../critique/critique.module.css'
import { useCritiquesOf } from '../../critique/use-critique.ts'

/** Public requests for critique of a contract; nothing where there is none, and nothing while that is unknown. */
export default function ProjectCritiques({ address }: { address: string }) {
  const { data } = useCritiquesOf(address)
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={m.shell_route_form_basic()}>
      <ul className={critique.list}>
        {data.items.map(({ id, title }) => (
          <li key={id}>
            <AppLink to="/form/basic" search={{ request: id }}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
