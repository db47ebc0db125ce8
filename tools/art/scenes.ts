import type { Canvas } from './canvas.ts'
import { aurora } from './scenes/aurora.ts'
import { balloon } from './scenes/balloon.ts'
import { bamboo } from './scenes/bamboo.ts'
import { bridge } from './scenes/bridge.ts'
import { catmoon } from './scenes/catmoon.ts'
import { city } from './scenes/city.ts'
import { contour } from './scenes/contour.ts'
import { court } from './scenes/court.ts'
import { dandelion } from './scenes/dandelion.ts'
import { deep } from './scenes/deep.ts'
import { dunes } from './scenes/dunes.ts'
import { eaves } from './scenes/eaves.ts'
import { facade } from './scenes/facade.ts'
import { ferry } from './scenes/ferry.ts'
import { forest } from './scenes/forest.ts'
import { gates } from './scenes/gates.ts'
import { geese } from './scenes/geese.ts'
import { harbour } from './scenes/harbour.ts'
import { hills } from './scenes/hills.ts'
import { ink } from './scenes/ink.ts'
import { kites } from './scenes/kites.ts'
import { lantern } from './scenes/lantern.ts'
import { library } from './scenes/library.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { maze } from './scenes/maze.ts'
import { mecha } from './scenes/mecha.ts'
import { observatory } from './scenes/observatory.ts'
import { orbit } from './scenes/orbit.ts'
import { profile } from './scenes/profile.ts'
import { rain } from './scenes/rain.ts'
import { rink } from './scenes/rink.ts'
import { road } from './scenes/road.ts'
import { sea } from './scenes/sea.ts'
import { seigaiha } from './scenes/seigaiha.ts'
import { snow } from './scenes/snow.ts'
import { stadium } from './scenes/stadium.ts'
import { stage } from './scenes/stage.ts'
import { stairs } from './scenes/stairs.ts'
import { steam } from './scenes/steam.ts'
import { sunrun } from './scenes/sunrun.ts'
import { sword } from './scenes/sword.ts'
import { table } from './scenes/table.ts'
import { tactics } from './scenes/tactics.ts'
import { terrace } from './scenes/terrace.ts'
import { train } from './scenes/train.ts'
import { tunnel } from './scenes/tunnel.ts'
import { volcano } from './scenes/volcano.ts'
import { waves } from './scenes/waves.ts'
import { weiqi } from './scenes/weiqi.ts'
import { whale } from './scenes/whale.ts'
import { wheel } from './scenes/wheel.ts'
import { zoo } from './scenes/zoo.ts'

/** A picture without lettering that works in 2:3 and in 16:9. */
export type Scene = (art: Canvas) => string

export const scenes = {
  ink,
  snow,
  harbour,
  gates,
  facade,
  tunnel,
  profile,
  hills,
  geese,
  dunes,
  sea,
  lighthouse,
  zoo,
  orbit,
  whale,
  ferry,
  sunrun,
  stairs,
  train,
  table,
  waves,
  road,
  maze,
  seigaiha,
  mecha,
  catmoon,
  sword,
  lantern,
  deep,
  contour,
  steam,
  aurora,
  dandelion,
  city,
  stadium,
  tactics,
  court,
  rink,
  forest,
  bamboo,
  bridge,
  stage,
  volcano,
  rain,
  terrace,
  balloon,
  weiqi,
  wheel,
  observatory,
  library,
  kites,
  eaves,
} satisfies Record<string, Scene>
export type SceneName = keyof typeof scenes
