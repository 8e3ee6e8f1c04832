import { CircleUserRound, History, KeyRound, LogOut } from "lucide-react";
import { Link } from "wouter";
import { useAuth } from "#web/session/session.tsx";
import { useCurrentPage } from "./use-current-page.ts";

const actionClass =
  "flex h-control w-full items-center gap-3 rounded-lg px-3 text-left font-medium text-muted transition-colors hover:bg-hover hover:text-ink focus-visible:-outline-offset-2";

const currentClass = "aria-[current]:bg-primary-soft aria-[current]:text-primary-ink";

type AccountActionsProps = {
  name: string;
  detail: string;
  /** Only of a system admin: a company's stands on its page. */
  activityPath?: string;
  accountPath: string;
  onChangePassword: () => void;
  onNavigate?: () => void;
};

/** The bottom of a side menu: the signed-in user and account actions. */
export function AccountActions({
  name,
  detail,
  activityPath,
  accountPath,
  onChangePassword,
  onNavigate,
}: AccountActionsProps) {
  const { logout } = useAuth();
  const currentPage = useCurrentPage();
  return (
    <div className="mt-3 flex flex-col gap-1 border-t border-line pt-3 first:mt-0 first:border-t-0 first:pt-0">
      <div className="px-3 pt-1 pb-2">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        {detail !== name && (
          <p className="truncate text-xs text-muted" title={detail}>
            {detail}
          </p>
        )}
      </div>
      <Link
        href={accountPath}
        onClick={onNavigate}
        aria-current={currentPage(accountPath)}
        className={`${actionClass} ${currentClass}`}
      >
        <CircleUserRound className="size-5 shrink-0" />
        Minha conta
      </Link>
      <button type="button" onClick={onChangePassword} className={actionClass}>
        <KeyRound className="size-5 shrink-0" />
        Alterar Senha
      </button>
      {activityPath && (
        <Link
          href={activityPath}
          onClick={onNavigate}
          aria-current={currentPage(activityPath)}
          className={`${actionClass} ${currentClass}`}
        >
          <History className="size-5 shrink-0" />
          Atividade
        </Link>
      )}
      <button type="button" onClick={logout} className={actionClass}>
        <LogOut className="size-5 shrink-0" />
        Sair
      </button>
    </div>
  );
}
