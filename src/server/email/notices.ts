import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { ACCOUNT_CHANGE_TITLE, accountChangeContent } from "./account-change-message.ts";
import { COMPANY_CLOSED_TITLE, companyClosedContent, readClosedCompany } from "./company-closed-message.ts";
import { INQUIRY_TITLE, inquiryContent, readNewInquiry } from "./inquiry-message.ts";
import type { MessageContent } from "./layout.ts";
import { NEW_DEVICE_TITLE, newDevicesContent, newDevicesPath, readNewDevices } from "./new-device-message.ts";
import { PIX_KEY_TITLE, pixKeyContent } from "./pix-key-message.ts";
import {
  PROPOSAL_ANSWER_TITLE,
  proposalAnswerContent,
  readProposalAnswer,
} from "./proposal-answer-message.ts";

type StoredEmail = typeof emails.$inferSelect;

export type NoticeKind =
  | "proposal_answer"
  | "inquiry"
  | "new_device"
  | "pix_key"
  | "account_change"
  | "company_closed";

/** A message that tells of something. Its link leads to a page and opens nothing by itself. */
type Notice = { path: string; contentWith: (link: string) => MessageContent };

type NoticeRule = {
  title: string;
  /** None if there is nothing to tell any more. */
  read: (db: Database, stored: StoredEmail) => Promise<Notice | undefined>;
};

export const notices: Record<NoticeKind, NoticeRule> = {
  proposal_answer: {
    title: PROPOSAL_ANSWER_TITLE,
    read: async (db, stored) => {
      const answer = await readProposalAnswer(db, stored);
      return (
        answer && {
          path: `/eventos/${answer.eventId}`,
          contentWith: (link) => proposalAnswerContent(answer, link),
        }
      );
    },
  },
  inquiry: {
    title: INQUIRY_TITLE,
    read: async (db, stored) => {
      const asked = await readNewInquiry(db, stored);
      return asked && { path: "/", contentWith: (link) => inquiryContent(asked, link) };
    },
  },
  pix_key: {
    title: PIX_KEY_TITLE,
    read: async (_db, stored) => ({
      path: "/empresa#recebimentos",
      contentWith: (link) => pixKeyContent(stored, link),
    }),
  },
  account_change: {
    title: ACCOUNT_CHANGE_TITLE,
    read: async (db, { accountChange, recipient }) => {
      const [user] = await db.select({ role: users.role }).from(users).where(eq(users.email, recipient));
      if (!user || !accountChange) return undefined;
      return {
        path: user.role === "admin_system" ? "/admin/conta" : "/conta",
        contentWith: (link) => accountChangeContent(accountChange, link),
      };
    },
  },
  company_closed: {
    title: COMPANY_CLOSED_TITLE,
    read: async (db, stored) => {
      const closed = await readClosedCompany(db, stored);
      return closed && { path: "/", contentWith: (link) => companyClosedContent(closed, link) };
    },
  },
  new_device: {
    title: NEW_DEVICE_TITLE,
    read: async (db, stored) => {
      const told = await readNewDevices(db, stored);
      return told && { path: newDevicesPath(told), contentWith: (link) => newDevicesContent(told, link) };
    },
  },
};

export const isNotice = (kind: StoredEmail["kind"]): kind is NoticeKind => kind in notices;
