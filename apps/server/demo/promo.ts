import colours from './colours.gen.json' with { type: 'json' }

const wide = (slug: keyof typeof colours) => ({
  src: `/media/art/demo/${slug}-b-640.avif`,
  srcset: `/media/art/demo/${slug}-b-640.avif 640w, /media/art/demo/${slug}-b-1600.avif 1600w`,
  color: colours[slug].backdrop,
})
const product = (
  slug: string,
  art: keyof typeof colours,
  name: string,
  blurb: string,
  content: string,
  price = '',
) => ({
  slug,
  name,
  blurb,
  picture: wide(art),
  content,
  price,
})

/** Products of the demo's advertising section. */
export const demoProducts = [
  product(
    'banner',
    'changhe',
    '首页头部横幅',
    '图片，可关闭，VIP 会员不展示',
    '位于每个页面的最上方，第一眼就能看到。\n图片横幅可以由观众关闭，换到下一个页面时再次展示；展示与点击按天统计，同一位观众十分钟内只计一次。',
  ),
  product(
    'opening',
    'huoxing',
    '片头五秒',
    '点播开始前，可跳过',
    '在影片开始前展示一张全幅画面，时长由你选择，到点自动进入正片，观众也可以提前跳过。',
  ),
  product(
    'pause',
    'yuren',
    '暂停画面',
    '观众停下来的那一刻',
    '观众按下暂停时出现在画面中央，继续播放即收起，不打断观看。',
  ),
  product(
    'feature',
    'jidi',
    '特辑共创',
    '与编辑部合作的主题片单',
    '由编辑部与你共同策划一份主题片单，放在首页的特辑栏目里，用内容说话。',
  ),
]
