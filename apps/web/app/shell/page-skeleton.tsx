import { pages } from '@xinghe/contract/client'
import { CardGrid, CardSkeleton, Skeleton } from '@xinghe/ui'
import { UserSkeleton } from './user-skeleton.tsx'

const range = (n: number) => Array.from({ length: n }, (_, at) => at)

/** Grey boxes where the next page's content will stand. */
export function PageSkeleton({ path }: { path: string }) {
  if (path.startsWith('/details/')) return <DetailSkeleton />
  if (path.startsWith('/player/')) return <PlayerSkeleton />
  if (path.startsWith('/user/')) return <UserSkeleton />
  if (/^\/(nav\/|search|rank|update)/.test(path)) return <ListSkeleton isFiltered={path.startsWith('/nav/')} />
  if (path === pages.vip()) return <VipSkeleton />
  return <HomeSkeleton />
}

function Posters() {
  return (
    <div className="wrap section">
      <Skeleton className="mb-4 h-7 w-32" />
      <CardGrid small={8} large={10}>
        {range(10).map(at => (
          <span key={at} className={at >= 8 ? 'only-large' : ''}>
            <CardSkeleton />
          </span>
        ))}
      </CardGrid>
    </div>
  )
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton className="hero rounded-none" />
      <Posters />
    </>
  )
}

function ListSkeleton({ isFiltered }: { isFiltered: boolean }) {
  return (
    <>
      <div className="wrap page-top">
        <Skeleton className={isFiltered ? 'h-[272px] rounded-lg' : 'h-8 w-60'} />
      </div>
      <Posters />
    </>
  )
}

function DetailSkeleton() {
  return (
    <>
      <div className="wrap grid grid-cols-[236px_minmax(0,1fr)] gap-9 pt-[104px] pb-10">
        <Skeleton className="aspect-[2/3] rounded-lg" />
        <div className="flex flex-col items-start">
          <Skeleton className="h-12 w-72" />
          <Skeleton className="mt-6 h-6 w-96" />
          <Skeleton className="mt-5 h-[46px] w-2/5" />
          <Skeleton className="mt-4 h-[52px] w-3/5" />
          <Skeleton className="mt-auto h-[46px] w-[214px] rounded-full" />
        </div>
      </div>
      <div className="wrap">
        <div className="detail-columns">
          <div>
            <Skeleton className="mb-5 h-7 w-40" />
            <div className="episodes [--per-row:12]">
              {range(24).map(at => (
                <Skeleton key={at} className="h-11" />
              ))}
            </div>
          </div>
          <Skeleton className="h-96 rounded-lg" />
        </div>
      </div>
    </>
  )
}

function PlayerSkeleton() {
  return (
    <div className="wrap pt-4">
      <Skeleton className="aspect-[16/7.2] max-h-[calc(100vh-108px)] rounded-lg" />
      <Skeleton className="mt-5 h-7 w-80" />
    </div>
  )
}

function VipSkeleton() {
  return (
    <>
      <Skeleton className="h-[408px] rounded-none" />
      <div className="wrap -mt-7 grid grid-cols-3 gap-4">
        {range(3).map(at => (
          <Skeleton key={at} className="h-24 rounded-lg" />
        ))}
      </div>
      <Posters />
    </>
  )
}
