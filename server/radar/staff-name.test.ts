import { expect, test } from 'vitest'
import { isStaffName } from './staff-name.ts'

test.each([
  'Moderator',
  'moderator_7',
  'M0derat0r',
  'Модератор',
  'Mod.erator',
  'Admin 1',
  'Администратор',
  'Volan',
  'Volan Team',
  'volan-support',
  'VolanSupport',
  'Volan Official',
  'Волан екип',
  'Екип Волан',
  'Поддръжка Волан',
  'Волан помощ',
])('%s sounds like the people of Volan', (name) => expect(isStaffName(name)).toBe(true))

test.each([
  'Badminton fan',
  'Златен волан',
  'Volandon',
  'Support Cars',
  'Auto Team Sofia',
  'Modern Auto',
  'Димитър Админов',
  'Екип Димитров',
  'georgi.dimitrov',
  'Модена Ауто',
  'Clients first',
])('%s is a name as others are', (name) => expect(isStaffName(name)).toBe(false))
