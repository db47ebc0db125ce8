import { CardGrid, CardSkeleton, Skeleton } from '@xinghe/ui'

/** Where the user centre's menu and page will stand; the same for everyone. */
export function UserSkeleton() {
  return (
    <div className="wrap user-centre" aria-hidden="true">
      <Skeleton className="h-[292px] rounded-lg" />
      <div>
        <Skeleton className="mb-[22px] h-[72px] rounded-lg" />
        <Skeleton className="mb-8 h-10 w-60" />
        <CardGrid small={4} large={5}>
          {Array.from({ length: 5 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes without identity
            <span key={at} className={at >= 4 ? 'only-large' : ''}>
              <CardSkeleton wide />
            </span>
          ))}
        </CardGrid>
      </div>
    </div>
  )
}
