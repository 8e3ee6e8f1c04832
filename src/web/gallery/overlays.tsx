import { KeyRound, LogOut, MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ExampleDialog } from "./example-dialog.tsx";
import { ExampleFormDialog } from "./example-form-dialog.tsx";
import { Group, Row } from "./specimen.tsx";

type Overlay = "short" | "long" | "form" | "drawer" | "danger" | "busy";

export function Overlays() {
  const [overlay, setOverlay] = useState<Overlay>();
  const close = () => setOverlay(undefined);

  return (
    <Group title="O que flutua">
      <Row>
        <Button variant="secondary" onClick={() => setOverlay("short")}>
          Diálogo
        </Button>
        <Button variant="secondary" onClick={() => setOverlay("long")}>
          Diálogo longo
        </Button>
        <Button variant="secondary" onClick={() => setOverlay("form")}>
          Diálogo com formulário
        </Button>
        <Button variant="secondary" onClick={() => setOverlay("drawer")}>
          Gaveta
        </Button>
        <Button variant="secondary" onClick={() => setOverlay("danger")}>
          Confirmação
        </Button>
        <Button variant="secondary" onClick={() => setOverlay("busy")}>
          Confirmação ocupada
        </Button>
        <Menu
          label="Menu do usuário"
          trigger={
            <Button variant="secondary" size="icon">
              <MoreHorizontal aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => toast({ title: "Senha" })}>
            Alterar Senha
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<LogOut aria-hidden="true" />}
            tone="danger"
            onSelect={() => toast({ title: "Sair" })}
          >
            Sair
          </MenuItem>
        </Menu>
      </Row>
      <ExampleDialog open={overlay === "short"} onOpenChange={close} />
      <ExampleDialog open={overlay === "long"} onOpenChange={close} isLong />
      <ExampleFormDialog open={overlay === "form"} onClose={close} />
      <Drawer open={overlay === "drawer"} onOpenChange={close} title="Admin Sistema">
        <p className="p-2 text-sm text-muted">O menu do administrador.</p>
      </Drawer>
      <ConfirmDialog
        open={overlay === "danger" || overlay === "busy"}
        onOpenChange={close}
        title="Desativar usuário?"
        description="Maria Souza perde o acesso agora e só volta a entrar quando for ativada."
        confirmLabel="Desativar"
        busyLabel="Desativando..."
        tone="danger"
        isBusy={overlay === "busy"}
        onConfirm={close}
      />
    </Group>
  );
}
