import { heldBy, notTried, sameAs } from "../sentence.ts";

export const section8 = {
  "8.generic.1": heldBy(
    "src/web/api/api.test.tsx › 502: Bad Gateway",
    "For any non-OK response, the body text is read (or the status text if the body is empty).",
  ),
  "8.generic.2": heldBy(
    'src/web/api/api.test.tsx › [refusal(409, "Já existe"), "Já existe", "Já existe"]',
    "If the body is JSON with a message field, an error with that message is raised.",
  ),
  "8.generic.3": heldBy(
    "src/web/api/api.test.tsx › 500: boom",
    "Otherwise the error reads the status code, a colon, a space, then the raw body text.",
  ),
  "8.login.1":
    "A message containing 'bloqueado' shows 'Acesso Temporariamente Suspenso' with a contact-by-email hint.",
  "8.login.2":
    "A message containing 'inválidas' shows 'Credenciais Incorretas' ('O email ou senha digitados estão incorretos...').",
  "8.login.3": "Any other message shows 'Erro de Acesso' plus the message.",
  "8.login.4": heldBy(
    "src/shared/accounts/login-problem.test.ts › Erro ao fazer login",
    "The default is 'Erro ao fazer login'.",
  ),
  "8.login.5": "The auth helper shows the response body text, else 'Erro de login'.",
  "8.login.6": "A network failure gives 'Erro de conexão'.",
  "8.login.7": heldBy(
    "src/web/session/session.test.tsx › outside its provider the session cannot be used",
    "Using the auth context outside its provider throws 'useAuth deve ser usado dentro de AuthProvider'.",
  ),
  "8.passwords.1":
    "Recovery: the server error, else 'Erro na recuperação' or 'Erro ao processar recuperação'.",
  "8.passwords.2": "Reset: 'Erro ao redefinir senha'.",
  "8.passwords.3": "Change (forced screen): 'Erro ao alterar senha'.",
  "8.passwords.4": "Change (dialog): the server message, else 'Erro ao alterar senha'.",
  "8.registration.1":
    "Registration: the server's error text, else 'Erro ao cadastrar empresa', in an inline alert.",
  "8.registration.2":
    "Confirmation: the server error, else 'Erro ao confirmar cadastro', shown in the error view.",
  "8.admin.1": heldBy(
    "src/web/admin/admin-pages.test.tsx › Failed to fetch clients by company",
    "Fetch failures raise English messages: Failed to fetch stats, companies, users, clients by company.",
  ),
  "8.admin.2": "Toggle failure toast: 'Erro' / 'Erro ao alterar status do usuário'.",
  "8.toasts.1": "Ingredients: 'Falha ao adicionar ingrediente'; 'Falha ao atualizar ingrediente'.",
  "8.toasts.2": "Drinks: 'Falha ao criar drink'.",
  "8.toasts.3":
    "Drinks: 'Falha ao atualizar drink', or 'Drink não encontrado ou não pertence à sua empresa' when the server message contains 'not found'.",
  "8.toasts.4":
    "Drinks: 'Falha ao remover drink', with the same not-found text; otherwise the server message.",
  "8.toasts.5":
    "Events: 'Falha ao criar evento'; 'Falha ao atualizar evento'; 'Falha ao atualizar custos fixos'.",
  "8.toasts.6": "Events: 'Falha ao desabilitar evento'; 'Falha ao duplicar evento'.",
  "8.toasts.7": "Events: 'Falha ao realizar baixa no estoque' (server message preferred).",
  "8.toasts.8": "Events: 'Falha ao processar retorno de estoque'; 'Falha ao processar operação'.",
  "8.toasts.9": notTried(
    "The dialog is open for one event or for a new one: there is no third case. An event that is gone is said by the page and the server in these words.",
    "Events: 'Evento não encontrado' when no event is being edited.",
  ),
  "8.toasts.10":
    "Clients: 'Erro ao criar cliente'; 'Erro ao atualizar cliente'; 'Erro ao remover cliente'; 'Nome é obrigatório'.",
  "8.success.1": "Ingredients: 'Ingrediente adicionado com sucesso'; 'Ingrediente atualizado com sucesso'.",
  "8.success.2":
    "Drinks: 'Drink criado com sucesso'; 'Drink atualizado com sucesso'; 'Drink removido com sucesso'.",
  "8.success.3": "Events: 'Evento criado com sucesso'; 'Evento atualizado com sucesso'.",
  "8.success.4":
    "Events: 'Baixa no estoque realizada com sucesso'; 'Retorno de estoque realizado com sucesso'.",
  "8.success.5": "Events: 'Custos fixos atualizados com sucesso'; 'Evento desabilitado com sucesso'.",
  "8.success.6": "Events: 'Evento duplicado com sucesso (incluindo custos fixos)'.",
  "8.success.7":
    "Clients: 'Cliente criado com sucesso'; 'Cliente atualizado com sucesso'; 'Cliente removido com sucesso'.",
  "8.success.8": "Reports and session: 'Relatório gerado'; 'Login realizado com sucesso!'.",
  "8.success.9":
    "Passwords: 'Senha alterada com sucesso!'; dialog: 'Senha alterada' / 'Sua senha foi alterada com sucesso'.",
  "8.success.10":
    "Registration and admin: 'Cadastro realizado com sucesso!' / 'Verifique seu email para confirmar o cadastro.'; 'Status alterado' / 'Status do usuário alterado com sucesso'.",
  "8.success.11": sameAs("2.login.3", "Recovery: 'Email enviado!'."),
  "8.server.1": notTried(
    "Says what is not shown.",
    "The full list of server-side error messages is not shown.",
  ),
} as const;
