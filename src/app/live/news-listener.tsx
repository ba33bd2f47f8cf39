import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bulkNews } from '#src/api/bulk-news.ts'
import { onChange } from '#src/api/live-feed.ts'
import { useCountsLive } from '#src/api/use-live.ts'
import { newPart } from '#src/parts.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { actWords } from './act-words.ts'
import { desktopNotices } from './desktop.ts'
import { sayWhenSeen } from './seen.ts'
import { newTurns, newUnread, type News } from './news.ts'
import { newUnreadTitle } from './unread-title.ts'

/** Of the system: they come with the first that is wanted. */
const openNotices = newPart(() => import('./notices.ts'))

/** How long a notice stands, in milliseconds; the pointer or the focus on it keeps it. */
const stands = 12_000

/**
 * What customers do, and colleagues who name this user, while the app is open: a quiet notice with a way there, a number in the title while nobody looks,
 * and where it was switched on a notice of the system. Nothing of a proposal that is being looked at.
 */
export function NewsListener({ user }: { user: number }) {
  useCountsLive()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  useEffect(() => {
    here.current = pathname
  }, [pathname])
  useEffect(() => {
    const isNext = newTurns(stands)
    const title = newUnreadTitle()
    const unread = newUnread(title.set)
    const stopSaying = sayWhenSeen()
    let closeNotices = () => {}
    const notify = async (notice: Parameters<Awaited<ReturnType<typeof openNotices>>['notify']>[0]) => {
      const notices = await openNotices()
      closeNotices = notices.closeNotices
      await notices.notify(notice)
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return
      unread.clear()
      closeNotices()
    }
    document.addEventListener('visibilitychange', look)
    const go = (id: number) => void navigate(`/proposals/${id}`)
    const stop = onChange((change) => {
      if (change !== 'missed' && change.progress !== undefined) bulkNews.hear(change.id, change.progress)
      if (change === 'missed' || !change.told || change.told.act === 'reading') return
      if (change.told.users && !change.told.users.includes(user)) return
      const news = { ...change.told, id: change.id }
      const isSeen = document.visibilityState === 'visible'
      if (!isSeen) unread.add(news)
      if (!isSeen && desktopNotices.get()) void notify({ ...noticeOf(news), onOpen: () => go(news.id) })
      if (!(isSeen && isOn(here.current, news.id)) && isNext(news, Date.now())) say(news)
    })
    return () => {
      stop()
      stopSaying()
      closeNotices()
      title.stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [navigate, user])
  return null
}

const isOn = (path: string, id: number) => path === `/proposals/${id}` || path.startsWith(`/proposals/${id}/`)

const noticeOf = (news: News) => ({ key: `proposal-${news.id}`, title: news.proposal, body: actWords(news) })

/** One at a time for a proposal: the newest takes the place of the one before. */
const say = (news: News) =>
  void showToast({
    about: `proposal-${news.id}`,
    text: actWords(news),
    tone: 'news',
    link: { to: `/proposals/${news.id}`, label: t`Show` },
    lasts: stands,
  })
