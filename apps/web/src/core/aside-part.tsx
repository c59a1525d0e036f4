import {
  Component,
  type ComponentType,
  createElement,
  type ErrorInfo,
  type FunctionComponent,
  type ReactNode,
  Suspense,
} from 'react'
import { lazyPart, retryOf } from './lazy-part.ts'
import { reportPart } from './report-part.ts'

/** Nothing, where what is in it does not load. */
class Aside extends Component<{ children: ReactNode }, { readonly thrown: unknown }> {
  override state: { readonly thrown: unknown } = { thrown: undefined }

  static getDerivedStateFromError(thrown: unknown): { readonly thrown: unknown } {
    return { thrown }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportPart(error, info.componentStack ?? '')
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === undefined) return <Suspense>{this.props.children}</Suspense>
    // What fails for another reason is a matter of the page.
    if (!retryOf(thrown)) throw thrown
    return null
  }
}

/** A part without which the page says enough: it loads on demand, and is left out where it does not load. */
export function asidePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const Part = lazyPart(load)
  return (props: Props) => <Aside>{createElement(Part, props)}</Aside>
}
