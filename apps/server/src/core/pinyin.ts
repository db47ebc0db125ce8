import { customPinyin } from 'pinyin-pro'

export { pinyin } from 'pinyin-pro'

/** Readings for which the library's dictionary takes another one. */
customPinyin({
  嬛: 'huán',
  还珠: 'huán zhū',
  朝花: 'zhāo huā',
  藏海: 'zàng hǎi',
  长相思: 'cháng xiāng sī',
  长相守: 'cháng xiāng shǒu',
  曾国藩: 'zēng guó fān',
})
