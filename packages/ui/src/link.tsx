import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** How the application follows an address without loading a page; a plain anchor without one. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** A link inside the application. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
