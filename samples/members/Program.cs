using Club.Contracts;
using Club.Invitations;
using Club.Members;
using Tenon;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddControllers();
builder.Services.AddContractJson();
// The same gate as `tenon --check`, at start-up: an operation without a route stops the server.
builder.Services.AddContractCheck();
builder.Services.AddSingleton<MemberStore>();
builder.Services.AddSingleton<InvitationStore>();

var app = builder.Build();

app.UseDefaultFiles();
app.UseStaticFiles();
app.MapControllers();
app.MapMembers();
app.Run();
