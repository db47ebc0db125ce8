import type { BulletinRecord } from '../src/message/message.rules.ts'

const HOUR_MS = 3_600_000

/** Bulletins of the demo, as if published in the days before it was seeded. */
export function demoBulletins(seededAt: Date): BulletinRecord[] {
  const bulletin = (slug: string, hoursAgo: number, title: string, blurb: string, content: string) => ({
    slug,
    title,
    blurb,
    content,
    dialog: 0,
    listed: true,
    pinned: false,
    publishedAt: new Date(seededAt.getTime() - hoursAgo * HOUR_MS),
    expiresAt: null,
  })
  return [
    {
      ...bulletin(
        'welcome',
        1,
        '欢迎来到星河',
        '这里的片子都是原创，随意看',
        '星河是一座安静的影视站。片库里的片名、人物、海报与影片都是原创，可以放心点开。\n\n右侧工具栏可以切换简繁与深浅色；看到一半的内容会记在「历史」里，回来接着看。',
      ),
      pinned: true,
    },
    bulletin(
      'danmaku',
      6,
      '弹幕可以按词屏蔽了',
      '在弹幕设置里添加屏蔽词，只对自己生效',
      '播放器下方的弹幕设置新增屏蔽词：包含这些词的弹幕不会再出现在你的画面上，别人不受影响。\n\n字号、速度、透明度与显示区域也在同一处。',
    ),
    bulletin(
      'documentary-month',
      30,
      '纪录片月开幕',
      '山、海与旧手艺，每周五上新',
      '这个月的特辑留给纪录片：从灯塔守夜人到修表铺，从候鸟的路线到深海的光。\n\n每周五 20:00 上新，全部免费观看，最高画质对会员开放。',
    ),
    bulletin(
      'timetable',
      44,
      '更新时间表上线',
      '追剧不用记日子，一周的更新都在一页',
      '「更新时间表」按星期列出正在更新的剧集、综艺与动漫。点片名进入详情，更新当天卡片上会出现新一集的标记。',
    ),
    bulletin(
      'upkeep',
      120,
      '夜间维护通知',
      '周三 03:00–05:00 部分线路可能短暂中断',
      '为了更换存储，周三 03:00 至 05:00 部分线路可能短暂中断，播放器会自动切换到其他线路。\n\n如果画面停住超过十秒，刷新页面即可从原处继续。',
    ),
  ]
}
