import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { newPortalPage, type PortalWidget, savedPortalPage } from '@portico/shared-kit/portal-pages';
import { answers, inputsOf, renderWithProviders, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Page } from '../pages/PortalDesignPage.tsx';

const { checkDesign, getDesign, listDesigns, releaseDesignLock, saveDesignDraft, takeDesignLock } =
  designEndpoints('portalPage');

const wang = { id: 'user-2', name: '王秀英', name_i18n: null };
const lock = { holder: wang, since: '2026-01-05T02:00:00.000Z', expiresTime: '2026-01-05T02:10:00.000Z', isMine: true };
/** The draft that each saving makes. */
export const draft = {
  revision: 1,
  basedOn: null,
  isOutdated: false,
  modifier: wang,
  modifiedTime: '2026-01-05T03:00:00.000Z',
};

/** A page that nobody has published, with these widgets. */
export function designOf(children: readonly PortalWidget[], pageCode = 'desk'): PortalPageDesign {
  return {
    pageCode,
    appCode: null,
    appName: null,
    appName_i18n: null,
    name: '今日销售',
    name_i18n: '{"en":"Sales today"}',
    published: null,
    draft: null,
    lock: null,
    availability: 'on',
    content: savedPortalPage(newPortalPage(children)),
    canTakeOver: true,
    uses: [],
  };
}

interface OpenOptions {
  readonly locale?: 'zh' | 'en';
  /** Answers besides those that every page asks for. */
  readonly stubs?: readonly Stub[];
}

/** Opens a page in the designer; `saved` is the content that was saved last. */
export async function openDesigner(design: PortalPageDesign, { locale = 'zh', stubs = [] }: OpenOptions = {}) {
  const calls = stubNetwork(
    ...stubs,
    answers(takeDesignLock, lock),
    answers(releaseDesignLock, {}),
    answers(getDesign, design),
    answers(saveDesignDraft, { ...design, draft }),
    answers(checkDesign, { problems: [], canPublish: true }),
    answers(listApplications, []),
    answers(listDesigns, []),
    answers(listRecentItems, []),
  );
  const rendered = renderWithProviders(<Page />, { path: `/portal-design?code=${design.pageCode}`, locale });
  await screen.findByRole('heading', { level: 1, name: /今日销售|Sales today/ });
  const saved = () => inputsOf(calls, saveDesignDraft).at(-1)?.content;
  return { calls, saved, ...rendered };
}
