import type { LinkProps } from '@xinghe/ui'
import { Link } from 'react-router'

/** What links of the parts library become: followed without loading a page, the page's code fetched on intent. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} prefetch="intent" {...rest} />
}
