import { Link } from "wouter";
import { paths } from "#web/address/paths.ts";
import { useAuth } from "#web/session/session.tsx";

/** The only other way from a page that somebody was led to. */
export function SignOutLink() {
  const { logout } = useAuth();
  return (
    <p className="mt-5 text-center text-sm">
      <Link
        href={paths.login}
        onClick={logout}
        className="font-medium text-primary-ink underline underline-offset-4"
      >
        Sair
      </Link>
    </p>
  );
}
