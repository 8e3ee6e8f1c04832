import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";

/**
 * Catches errors while a page is rendered or its code is fetched, such as a chunk that a new release has replaced.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="mx-auto max-w-lg p-6">
        <ErrorState
          title="Algo deu errado"
          message="Não foi possível mostrar esta tela. Verifique sua conexão e recarregue a página."
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
