namespace Microsoft.Azure.Functions.Worker.Extensions.Abstractions;

/// <summary>Ties a function to something outside it.</summary>
[AttributeUsage(AttributeTargets.Method)]
public abstract class BindingAttribute : Attribute;

/// <summary>What makes a function run.</summary>
[AttributeUsage(AttributeTargets.Parameter)]
public abstract class TriggerBindingAttribute : BindingAttribute;

/// <summary>What a function writes to.</summary>
[AttributeUsage(AttributeTargets.Property)]
public abstract class OutputBindingAttribute : BindingAttribute;
