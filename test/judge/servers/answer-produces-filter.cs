// A filter for all actions that says their content type says nothing of their statuses.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Filters.Add(new ProducesAttribute("application/json")));
var app = builder.Build();
app.MapControllers();
app.Run();

public record Note(int Id);
[ApiController, Route("notes")] public class NotesController : ControllerBase
{
    [HttpGet("{id}")] public ActionResult<Note> Get(int id) => new Note(id);
    [HttpPost] public ActionResult<Note> Add(Note note) => CreatedAtAction(nameof(Get), new { id = note.Id }, note);
    [HttpPost("accepted")] public ActionResult<Note> Accept(Note note) => Accepted(note);
}
