using SharedTypes;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddContractJson(typeof(TasksContract).Assembly, typeof(TaskDto).Assembly);
var app = builder.Build();
app.MapContract(TasksContract.Echo, (TaskDto input) => TasksContract.Echo.Bind(input).Success(input).ToResult());
app.Run();

[Contract]
public static class TasksContract
{
    public static readonly Operation<TaskDto, TaskDto> Echo = Define.Post<TaskDto, TaskDto>("/tasks").Status(200);
}
